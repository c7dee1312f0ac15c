/** A sentence for one and a sentence for several, for each act: `validate_one`, `validate_other`. */
export type Counted<Act extends string> = Record<`${Act}_${'one' | 'other'}`, string>;
