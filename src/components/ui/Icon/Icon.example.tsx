import { Icon } from '#components/ui/Icon/Icon.tsx'

export const Search = () => <Icon name="search" size={20} />
