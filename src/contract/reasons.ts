/**
 * Why a rule says no, for who goes by it: a refusal's words are for people and may be changed any day (rule 3.10). The row of an endpoint
 * names those it may give, beside role and limit.
 */
export const REASONS = {
  claimed: 'the caller has it already, or as many of it as may be',
  early: 'what it is about has not begun yet',
  muted: 'the caller may not speak there',
  noCard: 'the caller has no business card yet',
  over: 'what it is about has ended',
  priced: 'a price is another than was shown; the answer has what holds now',
  registered: 'the mobile has an account: it logs in',
  soldOut: 'nothing of it is left',
  taken: 'somebody else was quicker',
  tooFast: 'the last one was sent a moment ago',
} as const;

export type Reason = keyof typeof REASONS;
