/// Answers in the format of Wikidata's API, for a stub.
enum WikidataJSON {
    static func search(_ ids: [String], next: Int? = nil) -> String {
        let hits = ids.map { #"{"ns": 0, "title": "\#($0)", "pageid": 1}"# }
        let more = next.map { #", "continue": {"sroffset": \#($0), "continue": "-||"}"# } ?? ""
        return """
            {"batchcomplete": true\(more), "query": {"searchinfo": {"totalhits": \(ids.count)},
              "search": [\(hits.joined(separator: ", "))]}}
            """
    }

    /// - Parameter items: Items as `item` writes them.
    static func entities(_ items: String...) -> String {
        #"{"entities": {\#(items.joined(separator: ", "))}, "success": 1}"#
    }

    /// - Parameters:
    ///   - claims: Statements as `items`, `texts` and the like write them.
    ///   - rest: Further members, each with a comma before it.
    static func item(
        _ id: String, _ labels: [String: String] = [:], aliases: [String: [String]] = [:], _ claims: String...,
        rest: String = ""
    ) -> String {
        let labels = labels.sorted { $0.key < $1.key }.map { #""\#($0.key)": \#(term($0.key, $0.value))"# }
        let aliases = aliases.sorted { $0.key < $1.key }.map { language, names in
            #""\#(language)": [\#(names.map { term(language, $0) }.joined(separator: ", "))]"#
        }
        return """
            "\(id)": {"type": "item", "id": "\(id)", "labels": {\(labels.joined(separator: ", "))},
              "aliases": {\(aliases.joined(separator: ", "))}, "claims": {\(claims.joined(separator: ", "))}\(rest)}
            """
    }

    static func items(_ property: String, _ ids: String...) -> String {
        self.property(property, ids.map { statement(property, item: $0) })
    }

    static func texts(_ property: String, _ texts: String...) -> String {
        self.property(property, texts.map { statement(property, #""\#($0)""#, "string") })
    }

    /// - Parameter times: Dates such as `+2019-05-21T00:00:00Z`.
    static func times(_ property: String, _ times: String..., precision: Int = 11) -> String {
        self.property(
            property,
            times.map {
                statement(
                    property,
                    #"{"time": "\#($0)", "timezone": 0, "before": 0, "after": 0, "precision": \#(precision)}"#, "time")
            })
    }

    static func quantity(_ property: String, _ amount: String, unit: String) -> String {
        self.property(
            property,
            [
                statement(
                    property, #"{"amount": "\#(amount)", "unit": "http://www.wikidata.org/entity/\#(unit)"}"#,
                    "quantity")
            ])
    }

    static func title(_ text: String, _ language: String) -> String {
        property(
            "P1476", [statement("P1476", #"{"text": "\#(text)", "language": "\#(language)"}"#, "monolingualtext")])
    }

    static func property(_ name: String, _ statements: [String]) -> String {
        #""\#(name)": [\#(statements.joined(separator: ", "))]"#
    }

    /// A member of the cast with a role; an item, or a text in quotation marks.
    static func actor(_ id: String, role: String) -> String {
        let qualifier =
            role.first == "Q"
            ? #""P453": [\#(snak("P453", value(item: role), "wikibase-entityid"))]"#
            : #""P4633": [\#(snak("P4633", #""\#(role)""#, "string"))]"#
        return statement("P161", item: id, rest: #", "qualifiers": {\#(qualifier)}, "qualifiers-order": []"#)
    }

    static func statement(_ property: String, item: String, rank: String = "normal", rest: String = "") -> String {
        statement(property, value(item: item), "wikibase-entityid", rank: rank, rest: rest)
    }

    static func statement(
        _ property: String, _ value: String, _ type: String, rank: String = "normal", rest: String = ""
    ) -> String {
        #"{"mainsnak": \#(snak(property, value, type)), "type": "statement", "rank": "\#(rank)"\#(rest)}"#
    }

    private static func value(item: String) -> String {
        #"{"entity-type": "item", "numeric-id": \#(item.dropFirst()), "id": "\#(item)"}"#
    }

    private static func snak(_ property: String, _ value: String, _ type: String) -> String {
        """
        {"snaktype": "value", "property": "\(property)", "datavalue": {"value": \(value), "type": "\(type)"}}
        """
    }

    private static func term(_ language: String, _ text: String) -> String {
        #"{"language": "\#(language)", "value": "\#(text)"}"#
    }
}
