import { cacheControl } from '#scripts/hosting/headers.ts'
import { patternOf } from '#scripts/hosting/redirects.ts'
import { fileAddress, type HostedSite, type HostFiles } from '#scripts/headers/site.ts'

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`

/** In `.htaccess` patterns are matched without the slash at the start. */
const inFolder = (pattern: string) => pattern.replace(/^\^\//, '^')

/** An `.htaccess` for the folder of the build; needs mod_rewrite and mod_headers. */
export const apache = ({ headers, rules }: HostedSite): HostFiles => {
  const forward = rules
    .filter(({ status }) => status !== 404)
    .map((rule) => {
      const flags = rule.status === 200 ? 'END' : `R=${rule.status},END`
      return `RewriteRule "${inFolder(patternOf(rule))}" "${rule.to}" [${flags}]`
    })
  const [general, ...special] = rules.filter(({ status }) => status === 404).reverse()
  return {
    '.htaccess': [
      'Options -Indexes',
      'DirectorySlash Off',
      'DirectoryIndex disabled',
      '',
      'RewriteEngine On',
      'RewriteCond "%{REQUEST_FILENAME}" -f',
      'RewriteRule "^" "-" [END]',
      `RewriteRule "${fileAddress}" "-" [R=404,END]`,
      'RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f',
      'RewriteRule "^(.*?)/?$" "/$1/index.html" [END]',
      ...forward,
      'RewriteRule "^" "-" [R=404,END]',
      '',
      `ErrorDocument 404 ${general?.to ?? '/404.html'}`,
      ...special.map(
        (rule) =>
          `<If "%{REQUEST_URI} =~ m#${patternOf(rule)}#">\n  ErrorDocument 404 ${rule.to}\n</If>`,
      ),
      '',
      ...Object.entries(headers).map(
        ([name, value]) => `Header always set ${name} ${quoted(value)}`,
      ),
      // Without "always" a header goes with good responses alone, so that a 404 is not stored for long.
      `Header set cache-control "${cacheControl('/')}"`,
      `<If "%{REQUEST_URI} =~ m#^/assets/#">\n  Header set cache-control "${cacheControl('/assets/')}"\n</If>`,
    ].join('\n'),
  }
}
