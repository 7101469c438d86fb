/** The largest file that is taken for a picture, in megabytes of 1,048,576 bytes. */
export const MOST_OWN_PICTURE_MEGABYTES = 30

/** A camera has 12 to 60 million pixels; more is a file made to fill the memory. */
export const MOST_OWN_PICTURE_MEGAPIXELS = 60

/** So many pictures has a property, or one of its room types. */
export const MOST_PICTURES_OF_ONE = 60
