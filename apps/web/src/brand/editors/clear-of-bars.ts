/**
 * What gets the focus inside is scrolled clear of the bars that stick to the window's edges (WCAG 2.2, 2.4.11): the rail's
 * at the top of narrow windows, the one with "Save" at the foot.
 */
export const CLEAR_OF_BARS = "[&_:is(button,input,a,form)]:scroll-mt-16 [&_:is(button,input,a,form)]:scroll-mb-24";
