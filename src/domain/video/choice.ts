/** What /member/pages/select/video gives back: as many as were asked for. */
export interface VideoChoice {
  /** Tells it from every other one of its list. */
  key: string;
  /** Of a film of the shop's own; an upload has none. */
  id?: string;
  url: string;
  cover: string;
  title: string;
}
