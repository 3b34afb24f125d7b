import Domain
import GRDB

/// A section of a type's shelf: a fixed number of works that one read examines, shown or not.
///
/// What may be shown depends on the viewer's digs and must be checked for each work. On a shelf of 60,000 works of
/// which none may be shown, checking them all would take longer than the rest of a start.
struct ScanWindow {
    static let mostLooks = 400

    /// The last work of the window; nil at the end of the shelf.
    let last: Int64?

    /// - Parameter isLed: for the shelf of works with a lead of the type rather than the characters' own shelf.
    init(
        isLed: Bool, _ type: MBTI, _ kind: WorkKind?, after mark: Int64, _ db: Database
    ) throws {
        let reading: StatementArguments = ["type": type.code, "after": mark, "looks": Self.mostLooks - 1]
        last = try Int64.fetchOne(
            db.cachedStatement(sql: ShelfScan.SQL.endOfStretch(isLed: isLed, isOfKind: kind != nil)),
            arguments: kind.map { reading + ["kind": $0.rawValue] } ?? reading)
    }

    var end: Int64 { last ?? .max }

    /// Continues after the window if the page ends with it.
    func page<Element>(_ page: RowPage<Element>, mark: (Int64) -> ListMark) -> RowPage<Element> {
        page.next == nil ? RowPage(rows: page.rows, next: last.map(mark)) : page
    }
}
