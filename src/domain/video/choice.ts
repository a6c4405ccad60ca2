/** What /member/pages/select/video gives back: as many as were asked for. */
export interface VideoChoice {
  /** Of a film of the shop's own; an upload has none. */
  id?: string;
  url: string;
  cover: string;
  title: string;
}
