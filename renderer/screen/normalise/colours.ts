const STATES = 'success processing warning error default'
const PRESETS = 'red volcano orange gold yellow lime green cyan blue geekblue purple magenta pink'
/** Named colours of CSS Color Module Level 4. */
const NAMED = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blueviolet brown burlywood cadetblue chartreuse
chocolate coral cornflowerblue cornsilk crimson darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite goldenrod gray grey
greenyellow honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
lightsteelblue lightyellow limegreen linen maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab
orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru plum powderblue rebeccapurple rosybrown
royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue
tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellowgreen currentcolor`

/** The names of colours that a dot may have. */
export const COLOUR_NAMES: readonly string[] = [STATES, PRESETS, NAMED].flatMap(names => names.split(/\s+/))

/** Whether a text is a colour: a name, or a value as CSS writes it. */
export const isColour = (text: string): boolean =>
  COLOUR_NAMES.includes(text.toLowerCase()) ||
  /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(rgb|hsl)a?\([\d\s.,%/]+\)$|^var\(--[\w-]+\)$/i.test(text)
