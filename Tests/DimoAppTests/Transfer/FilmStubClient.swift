import Foundation
import Synchronization

@testable import Networking

/// Wikidata and TMDB with realistic answers about made-up films.
final class FilmStubClient: HTTPClient {
    struct Film: Sendable {
        let number: Int
        let title: String
        let year: Int
        /// The film's number at TMDB; nil if Wikidata does not state it.
        var tmdb: Int?
        var otherTitle: String?
    }

    static let wikidata = BaseURL(https: "wikidata.test", path: "/w/api.php")
    static let tmdb = BaseURL(https: "tmdb.test", path: "/3")

    private let items: [Int: Film]
    private let films: [Int: Film]
    private let asked = Mutex(0)

    /// - Parameters:
    ///   - items: the films of Wikidata.
    ///   - films: the films of TMDB.
    init(items: [Film], films: [Film]) {
        self.items = Dictionary(items.map { ($0.number, $0) }) { $1 }
        self.films = Dictionary(films.map { ($0.number, $0) }) { $1 }
    }

    var requests: Int { asked.withLock { $0 } }

    func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
        asked.withLock { $0 += 1 }
        let query = Dictionary(endpoint.query.map { ($0.name, $0.value.value) }) { $1 }
        let body =
            endpoint.baseURL == Self.wikidata
            ? wikidata(query) : try tmdb(endpoint.path.map(\.value), query, endpoint)
        return HTTPResponse(body: Data(body.utf8))
    }

    private func wikidata(_ query: [String: String]) -> String {
        if query["action"] == "query" {
            let words = (query["srsearch"] ?? "").split(separator: " haswbstatement:").first.map(String.init)
            let hits = items.values.filter {
                $0.title.lowercased() == words || $0.otherTitle?.lowercased() == words
            }
            let ids = hits.map(\.number).sorted().map { #"{"ns": 0, "title": "Q\#($0)"}"# }
            return #"{"query": {"search": [\#(ids.joined(separator: ","))]}}"#
        }
        let ids = (query["ids"] ?? "").split(separator: "|").compactMap { Int($0.dropFirst()) }
        let found = ids.compactMap { items[$0] }.map(Self.item)
        return #"{"entities": {\#(found.joined(separator: ","))}}"#
    }

    private static func item(_ film: Film) -> String {
        func statement(_ property: String, _ value: String, _ rest: String = "") -> String {
            """
            {"mainsnak": {"snaktype": "value", "property": "\(property)", "datavalue": {"value": \(value)}}, \
            "rank": "normal"\(rest)}
            """
        }
        let cast = (1...4).map { place in
            let role = #"[{"property": "P4633", "datavalue": {"value": "\#(film.title) Role \#(place)"}}]"#
            return statement("P161", #"{"id": "Q9\#(film.number)\#(place)"}"#, #", "qualifiers": {"P4633": \#(role)}"#)
        }
        var claims = [
            #""P31": [\#(statement("P31", #"{"id": "Q11424"}"#))]"#,
            #""P577": [\#(statement("P577", #"{"time": "+\#(film.year)-03-01T00:00:00Z", "precision": 11}"#))]"#,
            #""P161": [\#(cast.joined(separator: ","))]"#,
        ]
        if let tmdb = film.tmdb { claims.append(#""P4947": [\#(statement("P4947", "\"\(tmdb)\""))]"#) }
        if let other = film.otherTitle {
            claims.append(#""P1476": [\#(statement("P1476", #"{"text": "\#(other)", "language": "fr"}"#))]"#)
        }
        return """
            "Q\(film.number)": {"type": "item", "id": "Q\(film.number)", \
            "labels": {"en": {"language": "en", "value": "\(film.title)"}}, "aliases": {}, \
            "claims": {\(claims.joined(separator: ","))}}
            """
    }

    private func tmdb(
        _ path: [String], _ query: [String: String], _ endpoint: Endpoint
    ) throws(NetworkError) -> String {
        func row(_ film: Film) -> String {
            """
            {"id": \(film.number), "adult": false, "title": "\(film.title)", "original_title": "\(film.title)", \
            "original_language": "en", "release_date": "\(film.year)-05-01"
            """
        }
        if path.first == "search" {
            let hits = films.values.filter { $0.title.lowercased() == query["query"] }.map { row($0) + "}" }
            return #"{"page": 1, "total_pages": 1, "results": [\#(hits.joined(separator: ","))]}"#
        }
        guard path.first == "movie", let film = path.last.flatMap({ Int($0) }).flatMap({ films[$0] }) else {
            throw NetworkError(.status(404, retryAfter: nil), to: endpoint)
        }
        let cast = (0..<5).map {
            #"{"id": \#(film.number * 10 + $0), "character": "\#(film.title) Part \#($0)", "order": \#($0)}"#
        }
        return row(film) + #", "credits": {"cast": [\#(cast.joined(separator: ","))], "crew": []}}"#
    }
}
