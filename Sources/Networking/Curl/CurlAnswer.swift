import Foundation

/// An answer, successful or failed. A failure only has a body if it explains the reason.
struct CurlAnswer: Sendable {
    let head: CurlHead
    let body: Data
}
