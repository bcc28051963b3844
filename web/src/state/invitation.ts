// Invitations as people pass them on: a whole link, or only its end.

/** Where an invitation leads: the address of a page of this app. */
export function readInvitation(text: string): string | null {
  const words = text.trim();
  const link = /\/(join|watch)\/([\w-]+)#([\w-]+)\/?$/.exec(words);
  if (link) return `/${link[1]}/${link[2]}#${link[3]}`;
  const code = /^([\w-]+)\s*[#\s]\s*([\w-]+)$/.exec(words);
  return code ? `/join/${code[1]}#${code[2]}` : null;
}

export const inviteLink = (match: string, invite: string): string =>
  `${location.origin}/join/${match}#${invite}`;

export const watchLink = (match: string, watch: string): string =>
  `${location.origin}/watch/${match}#${watch}`;
