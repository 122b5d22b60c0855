/** What the admin's worker keeps on a device. */
declare const __ADMIN_FILES__: {
  readonly version: string;
  /** As the browser asks for them: `/assets/...`. */
  readonly files: readonly string[];
  /** One of the addresses that the shell answers, and the SHA-256 of its text. */
  readonly shell: { readonly path: string; readonly hash: string };
  /** Of files whose names carry a hash of their content. */
  readonly hashedFolder: string;
  readonly settings: string;
  /** The admin's addresses, with `*` for one segment. */
  readonly pages: readonly string[];
};
