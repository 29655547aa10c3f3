import { Icon } from '#components/ui/Icon/Icon.tsx'
import { icons, type IconName } from '#components/ui/Icon/icons.tsx'
import { Table } from './Table.tsx'

/** Where the site uses each icon. */
const uses: Readonly<Record<IconName, string>> = {
  arrowDown: 'Goes further down the page; sorted from high to low',
  arrowLeft: 'Goes back: to a list, a form or the home page',
  arrowRight: 'Continues: to product management, or home after sign-up',
  arrowUp: 'Sorted from low to high',
  bell: 'Notify me, for a product that is out of stock',
  box: 'Loads the sample products',
  check: 'Chosen, met, copied or kept: a checkbox, a rule of a password, a price',
  chevronDown: 'Opens a list: a select field, the language menu',
  chevronRight: 'Between two steps of a breadcrumb',
  close:
    'Closes a form or the mobile menu, empties a search, removes a row, leaves a price as it was',
  computer: 'A log-in on a computer',
  copy: 'Copies a text; adds a product like another; recovery codes in the list of factors',
  download: 'Saves a file: products, recovery codes, data that cannot be read',
  edit: 'Changes a price in its row',
  error: 'A failure: an error banner, a problem at a field, a failed check',
  eye: 'Shows the password',
  eyeOff: 'Hides the password',
  form: 'Opens the form with a stored product',
  globe: 'Opens the language menu; publishes products',
  info: 'An info banner',
  logOut: 'Logs out',
  mail: 'Codes by email, in the list of factors',
  menu: 'Opens the mobile menu',
  minus: 'Some are chosen, not all',
  more: 'Opens a list of rare actions',
  openSwitch: 'Out of stock, over the picture; makes chosen products unavailable',
  phone: 'A log-in on a phone or a tablet',
  picture: 'Chooses or replaces a picture',
  plus: 'Adds a product or a specification',
  ring: 'A check that has not run',
  search: 'In the search field',
  success: 'It worked: a success banner, a verified address, a passed check',
  table: 'Saves products as a spreadsheet',
  trash: 'Deletes a product, or all of them',
  undo: 'Takes the last change back',
  upload: 'Imports a file, or takes one that is dropped',
  user: 'Leads to the account',
  warning: 'A warning banner, an address that is not verified, a common password',
}

/** Every icon with its name and what it is for. */
export const IconSheet = () => (
  <Table
    label="Icons"
    heads={['Name', 'Icon', 'For']}
    rows={(Object.keys(icons) as IconName[]).map((name) => [
      name,
      <Icon key="icon" name={name} size={24} />,
      uses[name],
    ])}
  />
)
