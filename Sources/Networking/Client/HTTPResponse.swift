package import Foundation

/// The answer to a request.
package struct HTTPResponse: Hashable, Sendable {
    /// The status, 200 to 299.
    package let status: Int
    /// The body, unpacked.
    package let body: Data
    private let headers: [String: String]

    /// Of headers with one name the last counts.
    package init(status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
    }

    /// The value of a header; its name may be written in capitals or not.
    package func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }
}
