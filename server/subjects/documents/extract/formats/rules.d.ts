/** Takes the ruled lines of tables out of a picture of four bytes a pixel; whether it had some. */
export function removeRules(pixels: Uint8ClampedArray, width: number, height: number): boolean
