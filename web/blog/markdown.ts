import MarkdownIt from 'markdown-it';

/** HTML in a post is shown as text, as are links with unsafe schemes (markdown-it's own rule). */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true });

const openLink = markdown.renderer.rules.link_open;
markdown.renderer.rules.link_open = (tokens, index, options, environment, self) => {
  const token = tokens[index];
  if (String(token?.attrGet('href')).startsWith('http')) token?.attrSet('rel', 'noopener noreferrer');
  return openLink
    ? openLink(tokens, index, options, environment, self)
    : self.renderToken(tokens, index, options);
};
markdown.renderer.rules.table_open = () =>
  '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

export const renderMarkdown = (text: string): string => markdown.render(text);
