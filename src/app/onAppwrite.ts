/** Whether the site was built for a real Appwrite, and not for the embedded backend. */
export const isOnAppwrite: boolean = !['', '/v1'].includes(
  import.meta.env.VITE_APPWRITE_ENDPOINT?.trim() ?? '',
)
