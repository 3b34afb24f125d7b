import Foundation
import Testing

@testable import Networking

struct DecodingTests {
    private struct Page: Decodable, Equatable {
        struct Row: Decodable, Equatable {
            let name: String
        }

        let rows: [Row]
    }

    private func page(_ text: String) async throws(NetworkError) -> Page {
        let client = ScriptedHTTPClient(.success(HTTPResponse(body: Data(text.utf8))))
        return try await client.response(Page.self, to: .sample)
    }

    @Test func `an answer of the expected shape is decoded, and unknown keys are ignored`() async throws {
        let page = try await page(#"{"rows": [{"name": "Negroni", "age": 107}], "total": 1}"#)
        #expect(page == Page(rows: [.init(name: "Negroni")]))
    }

    @Test(arguments: [
        (#"{"rows": [{"name": "Negroni"}, {"name": 7}]}"#, "rows.1.name"), (#"{"rows": null}"#, "rows"),
        (#"{"rows": [{}]}"#, "rows.0.name"), ("{}", "rows"), ("[]", ""), ("<html>", ""), ("", ""),
    ])
    func `an answer of another shape is an error that names the place`(text: String, place: String) async throws {
        let thrown = await #expect(throws: NetworkError.self) { try await page(text) }
        #expect(thrown?.reason == .undecodable(at: place))
        #expect(thrown?.cause?.underlying is DecodingError)
    }

    @Test func `a network error is passed on unchanged`() async throws {
        let client = ScriptedHTTPClient(.failure(NetworkError(.status(500, retryAfter: nil), to: .sample)))
        let thrown = await #expect(throws: NetworkError.self) {
            try await client.response(Page.self, to: .sample)
        }
        #expect(thrown?.hasStatus(500) == true)
    }
}
