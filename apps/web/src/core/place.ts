/** The key of the address that the router has arrived at, or undefined while it moves to another. What is drawn may still be the one before. */
let arrivedAt: string | undefined;

export const placeOfRouter = (): string | undefined => arrivedAt;

export function setPlaceOfRouter(key: string | undefined): void {
  arrivedAt = key;
}
