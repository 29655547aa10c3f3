import { createContext, useCallback, useState, type ReactNode } from 'react'
import { FormReport } from '#components/ui/useForm.ts'

/** Whether the last submit of a form on the page was refused. */
export const FormFailed = createContext(false)

/** Keeps which forms of the page were refused, for {@link FormFailed}. */
export const FormErrors = ({ children }: { readonly children: ReactNode }) => {
  const [forms, setForms] = useState<readonly string[]>([])
  const report = useCallback((form: string, refused: boolean) => {
    setForms((before) => {
      if (before.includes(form) === refused) return before
      return refused ? [...before, form] : before.filter((other) => other !== form)
    })
  }, [])
  return (
    <FormReport value={report}>
      <FormFailed value={forms.length > 0}>{children}</FormFailed>
    </FormReport>
  )
}
