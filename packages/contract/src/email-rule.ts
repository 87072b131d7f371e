const emailShape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function checkEmail(email: string): 'email_invalid' | null {
  return emailShape.test(email.trim()) && email.length <= 254 ? null : 'email_invalid';
}
