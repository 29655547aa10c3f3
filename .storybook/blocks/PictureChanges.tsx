import { useEffect, useState } from 'react'
import type { ChangedPicture, PictureCommit } from '#.storybook/pictureHistory.ts'

const Side = ({ file, caption }: { readonly file: string | null; readonly caption: string }) => (
  <figure>
    <figcaption>{caption}</figcaption>
    {file === null ? (
      '–'
    ) : (
      <a href={`pictures/${file}`} target="_blank" rel="noreferrer">
        <img src={`pictures/${file}`} alt={caption} loading="lazy" />
      </a>
    )}
  </figure>
)

const Change = ({ name, before, after }: ChangedPicture) => (
  <section>
    <h4>
      {name} {before === null ? '(new 新增)' : after === null ? '(removed 删除)' : ''}
    </h4>
    <div className="pair">
      <Side file={before} caption="Before 之前" />
      <Side file={after} caption="After 之后" />
    </div>
  </section>
)

/** The accepted pictures that changed since a day, before and after. */
export const PictureChanges = () => {
  const [commits, setCommits] = useState<readonly PictureCommit[] | null>(null)
  const [since, setSince] = useState('')
  useEffect(() => {
    void fetch('pictures/index.json')
      .then((answer) => answer.json() as Promise<readonly PictureCommit[]>)
      .then(setCommits, () => {
        setCommits([])
      })
  }, [])
  if (commits === null) return null
  if (commits.length === 0) return <p>No history here: build from a clone with its commits.</p>
  const listed = commits.filter(({ date }) => date >= since)
  return (
    <>
      <p>
        <label>
          Since <span lang="zh-CN">起始日期：</span>{' '}
          <input
            type="date"
            value={since}
            onChange={({ target }) => {
              setSince(target.value)
            }}
          />
        </label>
      </p>
      {listed.length === 0 && <p>Nothing changed. 没有变化。</p>}
      {listed.map(({ commit, date, subject, pictures }, index) => (
        <section key={commit}>
          <h3>
            {date} {subject} <code>{commit}</code>
          </h3>
          <details open={index === 0}>
            <summary>
              {pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}{' '}
              <span lang="zh-CN">{pictures.length}张图片</span>
            </summary>
            {pictures.map((picture) => (
              <Change key={picture.name} {...picture} />
            ))}
          </details>
        </section>
      ))}
    </>
  )
}
