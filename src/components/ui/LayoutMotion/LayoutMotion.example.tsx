import { useRef } from 'react'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'

export const List = ({ names }: { readonly names: ReadonlyArray<string> }) => {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <LayoutMotion list={list} items={names} />
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  )
}
