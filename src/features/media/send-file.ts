import { HttpError } from "../../lib/error-message.ts";
import { functionErrorCodes } from "../../server-context/error-messages.ts";

export const uploadError = (status: number, message: string) =>
  new HttpError(status, message, functionErrorCodes[status]);

/** XMLHttpRequest, because fetch reports no upload progress (0 to 1). @throws HttpError with the server's sentence */
export function sendFile(url: string, file: File, onProgress: (share: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("error", () => reject(new Error("The connection was lost. Please try again.")));
    request.addEventListener("load", () => {
      let answer: unknown = null;
      try {
        answer = JSON.parse(request.responseText);
      } catch {
        // The status alone decides below.
      }
      if (request.status < 400) return resolve(answer);
      const said = answer !== null && typeof answer === "object" && "message" in answer ? String(answer.message) : "";
      reject(uploadError(request.status, said || `The server rejected the file (${request.status}).`));
    });
    request.open("PUT", url);
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(file);
  });
}
