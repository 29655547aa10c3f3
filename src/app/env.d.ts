/** The variables of `.env.example`, baked in when the site is built. */
interface ImportMetaEnv {
  readonly VITE_APPWRITE_ENDPOINT?: string
  readonly VITE_APPWRITE_PROJECT?: string
  readonly VITE_APPWRITE_DATABASE?: string
  readonly VITE_APPWRITE_COLLECTION?: string
  readonly VITE_SIGNUP_CODE?: string
  readonly VITE_REQUIRE_VERIFIED_EMAIL?: string
  readonly CONTACT_KEEP_DAYS?: string
  /** `true`: visitors see the samples (decision P17). */
  readonly VITE_SAMPLES?: string
  /** In the built site: the address of the published data file (decision P9). */
  readonly VITE_CATALOGUE?: string
}
