/** The signs that Storybook replaces when it makes an id. Others, such as `§`, stay. */
const signs = /[\s’–—―′¿'`~!@#$%^&*()_|+\-=?;:",.<>{}[\]\\/]+/gu

/** A text as it stands in the address of Storybook: `Wrong password (again)` becomes `wrong-password-again`. */
const slug = (text: string): string =>
  text.toLowerCase().replaceAll(signs, '-').replaceAll(/^-|-$/gu, '')

/** Puts a space before each word of a name in PascalCase, as Storybook does: `InARow`, `In A Row`. */
const spaced = (name: string): string =>
  name.replaceAll(
    /(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=[A-Za-z])(?=\d)|(?<=\d)(?=[A-Za-z])/gu,
    ' ',
  )

/**
 * The id of a story, as it stands in the address of Storybook: `auth-loginform--invalid-credentials`.
 *
 * @param title - title of the stories file, such as `auth/LoginForm`
 * @param name - name of the export, such as `InvalidCredentials`
 */
export const storyId = (title: string, name: string): string =>
  `${slug(title)}--${slug(spaced(name))}`
