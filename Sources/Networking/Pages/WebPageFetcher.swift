import Domain
import Foundation

package struct WebPageFetcher: PageFetcher {
    private let client: any HTTPClient

    package init(_ client: any HTTPClient) { self.client = client }

    package func page(at address: String) async throws -> [UInt8] {
        guard let endpoint = Self.endpoint(address) else { throw TransferProblem.noPageAddress(Self.shown(address)) }
        do {
            return Array(try await client.response(to: endpoint).body)
        } catch {
            throw Self.problem(error, address)
        }
    }

    private static func endpoint(_ address: String) -> Endpoint? {
        let whole = address.prefix { $0 != "#" }
        let parts = whole.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let base = BaseURL(String(first)) else { return nil }
        let items = parts.count < 2 ? [] : parts[1].split(separator: "&").map(Self.field)
        return Endpoint(.get, base, query: items, headers: [RequestField("Accept", "text/html")])
    }

    private static func field(_ item: Substring) -> RequestField {
        let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { text in
            let spaced = String(text).replacing("+", with: " ")
            return spaced.removingPercentEncoding ?? spaced
        }
        return RequestField(sides[0], .plain(sides.count > 1 ? sides[1] : ""))
    }

    private static func problem(_ error: NetworkError, _ address: String) -> any Error {
        if error.isCancelled { return CancellationError() }
        return TransferProblem.page(address: shown(address), ConnectionProblem(error))
    }

    private static func shown(_ address: String) -> String { PlainText.line(address, limit: 200) }
}
