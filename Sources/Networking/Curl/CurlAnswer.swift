import Foundation

/// The answer to a request, of success or of failure; that of a failure has a body only when it says
/// why.
struct CurlAnswer: Sendable {
    let head: CurlHead
    let body: Data
}
