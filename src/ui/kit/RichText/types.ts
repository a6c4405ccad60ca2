export interface RichTextProps {
  /** From the server; cleaned here (rule 6.13), so it may come as it is. */
  html: string;
  className?: string;
}
