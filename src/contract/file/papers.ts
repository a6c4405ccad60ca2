/** Papers that people send: what the app says of one before it is sent, the server says of its bytes. */
export const PAPER_KINDS = ['pdf', 'xlsx', 'docx', 'csv'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];
export const MOST_PAPER_BYTES = 20 * 1024 * 1024;
/** Scenes of file.files whose papers nobody reads but who may see what they are sent with. */
export const PAPER_SCENES = ['chat', 'process'] as const;

export const PAPER_WORDS = {
  kind: '请上传 PDF、XLSX、DOCX 或 CSV 文件',
  size: '文件不能超过20MB',
  empty: '这份文件是空的，请换一份',
};
