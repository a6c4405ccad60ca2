export interface RichTextProps {
  /** From the server; cleaned here (spec 5), so it may come as it is. */
  html: string;
  className?: string;
}
