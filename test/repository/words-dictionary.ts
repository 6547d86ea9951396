/** A word or phrase that the texts of this repository do not use, and what they say instead. */
export interface Replacement {
  /** As it is printed. */
  readonly word: string;
  /** Matches the word in lower-case prose. */
  readonly pattern: RegExp;
  readonly plain: string;
}

const entry = (word: string, source: string, plain: string): Replacement => ({
  word,
  pattern: new RegExp(`\\b(?:${source})\\b`, 'g'),
  plain,
});

/** The words that documents, comments, messages and test titles do not use. Words of the field (`GLOSSARY.md`) replace them. */
export const DICTIONARY: readonly Replacement[] = [
  entry('mend', 'mend(?:s|ed|ing|able)?', 'fix'),
  entry('judge', 'judg(?:e|es|ed|ing|ement|ements|ment|ments)', 'check, validate or evaluate'),
  entry('stand', 'stands?|stood|standing', 'is, is in, is listed'),
  entry('nobody', 'nobody|no one', 'no user, no object, not'),
  entry('somebody', 'somebody|someone|somewhere else', 'the user, another user'),
  entry('whoever', 'whoever|whosoever', 'the user who, any user that'),
  entry('whatever', 'whatever', 'any, all'),
  entry('anew', 'anew', 'again; "made anew" is "recreated"'),
  entry('told', 'told', 'reported, set, specified'),
  entry('beside', 'beside', 'next to, in addition to, compared with'),
  entry('belong', 'belong(?:s|ed|ing)?', 'is part of, is in, has the owner'),
  entry('at hand', 'at hand', 'available'),
  entry('circle', 'circles?|circular', 'cycle'),
  entry('asleep', 'asleep|awake|sleeps?|sleeping', 'suspended, active'),
  entry('heir', 'heirs?', 'fork, successor'),
  entry('in the place of', 'in the place of|in its place|in their place', 'instead of'),
  entry('rights', 'rights', 'permissions'),
  entry('comes to', 'comes? (?:to|by|as far)|came (?:to|by)', 'reaches, gets'),
  entry('goes away', 'go(?:es)? (?:away|with)|went (?:away|with)|gone with', 'is deleted'),
  entry('made of', 'made of', 'created from'),
  entry('looks after', 'looks? after', 'manages'),
  entry('becomes of', 'becomes? of', 'happens to'),
  entry('is text', 'is (?:no )?text|is none|are none', 'is a string, is not a string, is not valid'),
  entry('stay', 'stays?|stayed|staying', 'is kept, remains'),
  entry('is not there', '(?:is|are|was|were) (?:not|no longer) there|there (?:is|are) (?:nothing|none)', 'does not exist, is missing'),
  entry('what is to be', 'what is to be|that which|those which|the one which', 'a named subject'),
  entry('knows', 'knows|knew|(?:is|are) (?:not )?known', 'has, reads, is available, unknown'),
  entry('nothing but', 'nothing but|none but', 'only'),
  entry('hence', 'hence|thus|thereby|therein|thereof|whereby|wherein|whence|thence|hitherto|lest|ere|nought|naught', 'a plain word'),
  entry('of its own accord', 'of (?:its|their) own accord', 'automatically'),
  entry('for want of', 'for (?:want|lack) of', 'without'),
];

/** The most words that a sentence of a document or of the help has. */
export const MAX_WORDS_OF_SENTENCE = 35;
/** The most words that the sentences of the documents have on average. */
export const MAX_AVERAGE_OF_WORDS = 17;
