/** Targets of comments. */
export const COMMENT_TARGETS = ['github', 'gitlab', 'stdout'] as const;
export type CommentTarget = (typeof COMMENT_TARGETS)[number];
