import CommunityProtocol
import Domain
import Foundation

/// The session of a request and the server's position, loaded with one statement.
struct Arrival: Sendable {
    /// Nil for a guest, and for an ended token.
    let session: DeviceSession?
    let mark: ServerMark
    let catalogue: Int64

    init(session: DeviceSession?, mark: ServerMark, catalogue: Int64) {
        self.session = session
        self.mark = mark
        self.catalogue = catalogue
    }

    /// - Throws: `ServerProblem` if the account is gone.
    static func of(_ token: String?, at now: Int64, in db: any SQLConnection) throws -> Arrival {
        let statement = statement(token)
        guard let row = try db.query(statement.sql, statement.arguments).first else { throw SQLError.column("epoch") }
        return try Arrival(row, at: now)
    }

    static let columns = """
        server_id, epoch, beat, catalogue_seq, device.no AS device, device.day AS day, device.member AS owner,
        \(MemberRecord.columns)
        """

    static func statement(_ token: String?) -> SQLStatement {
        SQLStatement(
            """
            SELECT \(columns)
            FROM meta LEFT JOIN device ON device.token = ? LEFT JOIN member ON member.no = device.member
            WHERE meta.id = 1
            """,
            token.map { .bytes(SecretText.digest($0)) } ?? .null)
    }

    init(_ row: SQLRow, at now: Int64) throws {
        self.init(
            session: try Self.session(row, at: now),
            mark: ServerMark(
                id: try row.text("server_id"), epoch: try row.integer("epoch"), beat: try row.integer("beat")),
            catalogue: try row.integer("catalogue_seq"))
    }

    private static func session(_ row: SQLRow, at now: Int64) throws -> DeviceSession? {
        guard let device = try row.optionalInteger("device") else { return nil }
        let day = try row.integer("day")
        guard UTCDate.day(of: now) - day <= DeviceTable.unusedDays else { return nil }
        guard try row.optionalInteger("no") != nil else {
            throw ServerProblem(status: 401, code: .removed, message: "the account is gone")
        }
        return DeviceSession(no: device, day: day, member: try MemberRecord(row))
    }
}
