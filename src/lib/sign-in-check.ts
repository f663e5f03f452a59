/** Shortest password (specification, section 9). */
export const shortestPassword = 6;

export const passwordTooShort = `Password must be at least ${shortestPassword} characters`;

/** What is wrong with a sign-in before anything is sent, or undefined (specification, section 5). */
export function signInProblem(email: string, password: string): string | undefined {
  if (!email.trim() || !password) return "Email and password are required";
  return password.length < shortestPassword ? passwordTooShort : undefined;
}
