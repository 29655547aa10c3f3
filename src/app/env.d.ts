/** The variables of `.env.example`, baked in when the site is built. */
interface ImportMetaEnv {
  readonly VITE_APPWRITE_ENDPOINT?: string
  readonly VITE_APPWRITE_PROJECT?: string
  readonly VITE_APPWRITE_DATABASE?: string
  readonly VITE_APPWRITE_COLLECTION?: string
  readonly VITE_SIGNUP_CODE?: string
  readonly VITE_REQUIRE_VERIFIED_EMAIL?: string
  readonly VITE_OWNER_COMPANY?: string
  readonly VITE_OWNER_ADDRESS?: string
  readonly VITE_OWNER_PHONE?: string
  readonly VITE_OWNER_EMAIL?: string
  readonly VITE_OWNER_HOURS?: string
  readonly VITE_OWNER_ICP?: string
  readonly CONTACT_KEEP_DAYS?: string
  /** In the built site: the address of the published data file (decision P9). */
  readonly VITE_CATALOGUE?: string
}
