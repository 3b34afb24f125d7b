internal import CommunityProtocol
internal import Foundation

/// Everything the server has of a member, as JSON lines: the account first, then every row as it stands.
struct ExportQueries {
    let db: any SQLConnection

    func lines(of member: MemberRecord) throws -> Data {
        var lines = try WireCoder.encode(member.own) + Self.end
        var cursor: Int64 = 0
        while true {
            let page = try ChangeQueries(db: db).changes(of: member, after: cursor)
            for row in page.rows { lines += try WireCoder.encode(row) + Self.end }
            cursor = page.cursor
            guard page.more else { return lines }
        }
    }

    private static let end = Data("\n".utf8)
}
