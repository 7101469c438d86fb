/** The largest picture that a guest may send, in megabytes of 1,048,576 bytes. */
export const MOST_PICTURE_MEGABYTES = 5
