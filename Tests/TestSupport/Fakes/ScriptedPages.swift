import Domain

/// Web pages by address; any other fails.
package struct ScriptedPages: PageFetcher {
    private let pages: [String: String]

    package init(_ pages: [String: String] = [:]) {
        self.pages = pages
    }

    package func page(at address: String) async throws -> [UInt8] {
        guard let page = pages[address] else { throw TransferProblem.page(address: address, .offline) }
        return Array(page.utf8)
    }
}
