/**
 * Whether Flux may still write something into the text: `${CLUSTER_NAME}`, any other expression, or `$` for `$$`. What
 * becomes of it is known only after `postBuild`, so a rule about the text of the value has no answer yet.
 */
export const isSubstituted = (value: unknown): boolean => typeof value === 'string' && /\$[${]/.test(value);
