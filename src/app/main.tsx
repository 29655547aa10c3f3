import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { createI18n } from '#app/i18n.ts'
import { createSiteServices } from '#app/services.ts'
import { system } from '#components/theme/system.ts'
import { loadMessages } from '#locales/index.ts'
import '../assets/fonts/fonts.css'

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root element')

// The boot script in the document has set the language already, before the first paint.
const language = document.documentElement.lang === 'en' ? 'en' : 'zh'
const i18n = createI18n(language, { [language]: await loadMessages(language) })

createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <BrowserRouter>
        <App i18n={i18n} services={createSiteServices()} />
      </BrowserRouter>
    </ChakraProvider>
  </StrictMode>,
)
