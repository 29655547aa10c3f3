import { format, resolveConfig } from 'prettier'

/**
 * `npm run new`: the whole file set of a piece, so that nothing is forgotten (CONTRIBUTING.md).
 * What it writes passes the check as it stands.
 */

const areas = ['ui', 'auth', 'catalogue', 'landing', 'layout', 'dashboard', 'manage', 'art']

/** @param {RegExp} form @param {string} example */
const named = (form, example) => ({
  type: 'input',
  name: 'name',
  message: `Name (${example})`,
  /** @param {string} value */
  validate: (value) => form.test(value) || `Write it like ${example}`,
})

const pascal = named(/^[A-Z][A-Za-z0-9]+$/, 'PriceTag')
const camel = named(/^[a-z][A-Za-z0-9]+$/, 'newsletter')

/** @param {string} path @param {string} template */
const add = (path, template) => ({
  type: 'add',
  path,
  templateFile: `scripts/templates/${template}.hbs`,
  // How long a line gets depends on the name.
  transform: async (/** @type {string} */ text) =>
    format(text, {
      ...(await resolveConfig('plopfile.js')),
      parser: template.endsWith('mdx') ? 'mdx' : 'typescript',
    }),
})

/** @param {import('plop').NodePlopAPI} plop */
export default function generators(plop) {
  // Contract ids are two letters: the first two capitals, else the first two letters.
  plop.setHelper('ids', (/** @type {string} */ name) =>
    (/^([A-Z])[a-z0-9]*([A-Z])/.exec(name)?.slice(1).join('') ?? name.slice(0, 2)).toUpperCase(),
  )

  plop.setHelper('pageIds', (/** @type {string} */ name) => `${name.slice(0, 1).toUpperCase()}P`)

  plop.setGenerator('component', {
    description: 'A component with its stories and its page',
    prompts: [{ type: 'list', name: 'area', message: 'Area', choices: areas }, pascal],
    actions: ['tsx', 'stories.tsx', 'mdx'].map((kind) =>
      add(`src/components/{{area}}/{{name}}/{{name}}.${kind}`, `component/${kind}`),
    ),
  })

  plop.setGenerator('machine', {
    description: 'A journey: chart, provide, view and test',
    prompts: [camel],
    actions: ['machine.ts', 'provide.ts', 'view.ts', 'machine.test.ts'].map((kind) =>
      add(`src/machines/{{name}}/{{name}}.${kind}`, `machine/${kind}`),
    ),
  })

  plop.setGenerator('service', {
    description: 'A port with its fake and their contract',
    prompts: [camel],
    actions: [
      add('src/services/{{name}}/{{name}}.port.ts', 'service/port.ts'),
      add('src/services/fakes/{{name}}.fake.ts', 'service/fake.ts'),
      add('tests/contract/{{name}}.contract.ts', 'service/contract.ts'),
      add('tests/contract/{{name}}.fake.test.ts', 'service/fake.test.ts'),
    ],
  })

  plop.setGenerator('page', {
    description: 'A page with its stories, and the route that binds it',
    prompts: [camel],
    actions: [
      add('src/components/pages/{{pascalCase name}}Page/{{pascalCase name}}Page.tsx', 'page/tsx'),
      add(
        'src/components/pages/{{pascalCase name}}Page/{{pascalCase name}}Page.stories.tsx',
        'page/stories.tsx',
      ),
      add('src/app/routes/{{name}}.route.tsx', 'page/route.tsx'),
    ],
  })
}
