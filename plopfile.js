import { format, resolveConfig } from 'prettier'

const areas = [
  'ui',
  'forms',
  'auth',
  'account',
  'catalogue',
  'landing',
  'layout',
  'dashboard',
  'manage',
  'illustrations',
]

/**
 * A question for the name of a unit.
 *
 * @param {RegExp} pattern
 * @param {string} example
 */
const namePrompt = (pattern, example) => ({
  type: 'input',
  name: 'name',
  message: `Name (${example})`,
  /** @param {string} value */
  validate: (value) => pattern.test(value) || `Write it like ${example}`,
})

const pascalName = namePrompt(/^[A-Z][A-Za-z0-9]+$/, 'PriceTag')
const camelName = namePrompt(/^[a-z][A-Za-z0-9]+$/, 'newsletter')

/**
 * Adds a file from a template and formats it, because the length of its lines depends on the name.
 *
 * @param {string} path
 * @param {string} template
 */
const add = (path, template) => ({
  type: 'add',
  path,
  templateFile: `scripts/templates/${template}.hbs`,
  transform: async (/** @type {string} */ text) =>
    format(text, {
      ...(await resolveConfig('plopfile.js')),
      parser: template.endsWith('.css') ? 'css' : 'typescript',
    }),
})

/** Adds a namespace to the type of all messages. */
const register = {
  type: 'modify',
  path: 'locales/index.ts',
  /** @type {(text: string, data: { name: string }) => string} */
  transform: (text, { name }) =>
    text
      .replace(/\n\n/, `\nimport type ${name} from './zh/${name}.ts'\n\n`)
      .replace(/(interface Messages \{[^}]*)\}/, `$1  readonly ${name}: typeof ${name}\n}`),
}

/**
 * The generators of `npm run new`. What they write passes the check; a machine is unused until a route runs it (docs/recipes.md).
 *
 * @param {import('plop').NodePlopAPI} plop
 */
const generators = (plop) => {
  plop.setGenerator('component', {
    description: 'component with its styles and stories; in ui a control, with an example',
    prompts: [{ type: 'list', name: 'area', message: 'Area', choices: areas }, pascalName],
    actions: (answers) =>
      Object.entries({
        tsx: 'tsx',
        'module.css': 'module.css',
        ...(answers?.['area'] === 'ui' ? { 'example.tsx': 'example.tsx' } : {}),
        'stories.tsx': 'stories.tsx',
      }).map(([kind, template]) =>
        add(`src/components/{{area}}/{{name}}/{{name}}.${kind}`, `component/${template}`),
      ),
  })

  plop.setGenerator('machine', {
    description: 'machine with its flow, hook and test',
    prompts: [camelName],
    actions: ['ts', 'test.ts'].map((kind) =>
      add(`src/machines/{{name}}.${kind}`, `machine/${kind}`),
    ),
  })

  plop.setGenerator('service', {
    description: 'port with fake and contract suite',
    prompts: [camelName],
    actions: [
      add('src/services/{{name}}.ts', 'service/port.ts'),
      add('tests/fakes/{{name}}.ts', 'service/fake.ts'),
      add('tests/contract/{{name}}.test.ts', 'service/test.ts'),
    ],
  })

  plop.setGenerator('page', {
    description: 'page with its styles, stories, route and messages',
    prompts: [camelName],
    actions: [
      add('src/components/pages/{{pascalCase name}}Page/{{pascalCase name}}Page.tsx', 'page/tsx'),
      add(
        'src/components/pages/{{pascalCase name}}Page/{{pascalCase name}}Page.module.css',
        'page/module.css',
      ),
      add(
        'src/components/pages/{{pascalCase name}}Page/{{pascalCase name}}Page.stories.tsx',
        'page/stories.tsx',
      ),
      add('src/app/routes/{{name}}.route.tsx', 'page/route.tsx'),
      add('locales/zh/{{name}}.ts', 'page/zh.ts'),
      add('locales/en/{{name}}.ts', 'page/en.ts'),
      register,
    ],
  })

  plop.setGenerator('messages', {
    description: 'messages of one namespace in both languages',
    prompts: [camelName],
    actions: [
      add('locales/zh/{{name}}.ts', 'messages/zh.ts'),
      add('locales/en/{{name}}.ts', 'messages/en.ts'),
      register,
    ],
  })
}

export default generators
