/** Where the file of a picture is kept, from the name the database has for it. */
export const pictureKey = (picture: string): string => `pictures/${picture}`;
