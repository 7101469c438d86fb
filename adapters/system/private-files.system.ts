/**
 * Lets no other user of the machine read the files that this process writes from now on: the
 * database, guests' files and the secret key. What was written before keeps its permissions.
 */
export const writePrivateFiles = (): void => {
  process.umask(0o077)
}
