import { CopyButton, type CopyButtonLabels } from '#components/ui/CopyButton/CopyButton.tsx'

interface KeyProps {
  readonly secret: string
  readonly labels: CopyButtonLabels
}

export const Key = ({ secret, labels }: KeyProps) => <CopyButton text={secret} labels={labels} />
