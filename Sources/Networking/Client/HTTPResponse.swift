package import Foundation

package struct HTTPResponse: Hashable, Sendable {
    /// 200 to 299.
    package let status: Int
    /// Unpacked.
    package let body: Data
    private let headers: [String: String]

    /// The last of several headers with one name counts.
    package init(status: Int = 200, headers: [(name: String, value: String)] = [], body: Data = Data()) {
        self.status = status
        self.body = body
        self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $1 }
    }

    /// Returns a header's value. The name is case-insensitive.
    package func header(_ name: String) -> String? {
        headers[name.lowercased()]
    }
}
