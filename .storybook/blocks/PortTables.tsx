import { Heading } from '@storybook/addon-docs/blocks'
import { catalogueFailures, ports } from 'virtual:ports'
import { commonFailureCodes } from '#domain/failure.ts'
import { Prose } from './Prose.tsx'
import { Table } from './Table.tsx'
import { TextWithCode } from './TextWithCode.tsx'
import { TypeMembers } from './TypeMembers.tsx'

const codes = (list: readonly string[]) =>
  list.map((one) => (
    <div key={one} className="mono">
      {one}
    </div>
  ))

/** Every port, read from the services: what makes it, then its methods. */
export const PortTables = () => (
  <>
    <Table
      label="Ports"
      heads={['Port, and in the services', 'Adapter', 'Fake']}
      rows={ports.map(({ name, member, adapters, fakes }) => [
        codes([name, member]),
        codes(adapters),
        codes(fakes),
      ])}
    />
    <Heading>Failures</Heading>
    <p>
      Every call to the service can fail with one of{' '}
      <code>{commonFailureCodes.map((code) => `'${code}'`).join(' | ')}</code>. The products,
      pictures and files of the catalogue fail with a <code>CatalogueFailure</code> instead.
    </p>
    <TypeMembers types={catalogueFailures} />
    {ports.map(({ name, file, description, methods, values, types }) => (
      <section key={name}>
        <Heading>{name}</Heading>
        <p>
          <code>{file}</code>
        </p>
        <Prose>{description}</Prose>
        {values.length > 0 && (
          <Table
            label={`Members of ${name}`}
            heads={['Member', 'Type', 'What it is']}
            rows={values.map(({ name: member, type, description: text }) => [
              member,
              <span key="type" className="mono">
                {type}
              </span>,
              <TextWithCode key="text">{text}</TextWithCode>,
            ])}
          />
        )}
        {methods.length > 0 && (
          <Table
            label={`Methods of ${name}`}
            heads={['Call', 'Returns', 'Fails with', 'What it does']}
            rows={methods.map(({ call, returns, failures, description: text }) => [
              call,
              <span key="returns" className="mono">
                {returns}
              </span>,
              codes(failures),
              <TextWithCode key="text">{text}</TextWithCode>,
            ])}
          />
        )}
        <TypeMembers types={types} />
      </section>
    ))}
  </>
)
