package enum OperatorProblem: Error, Hashable, CustomStringConvertible {
    case noMember(String)
    case noInvite(String)
    case badNickname(String)
    case takenNickname(String)
    case noPost(String)
    case noWork(String)
    /// The work came with the server.
    case catalogueWork(String)
    case sameWork(String)
    /// A catalogue work cannot be merged into a member's work.
    case membersWork(String, catalogueWork: String)

    package var description: String {
        switch self {
        case .noMember(let text): "no member with the ID or nickname \(text): see dimo-server admin members"
        case .noInvite(let text): "no open invite \(text): see dimo-server admin invites"
        case .badNickname(let text): "invalid nickname \(text): use 2 to 10 letters and digits"
        case .takenNickname(let text): "the nickname \(text) is taken or too similar to another: choose another"
        case .noPost(let id): "no post with the ID \(id): see dimo-server admin reports"
        case .noWork(let id): "no work with the ID \(id): copy it from the work's page, or from admin reports"
        case .catalogueWork(let id): "\(id) is a catalogue work: only members' works can be removed"
        case .sameWork(let id): "\(id) is the same work: give another one to keep"
        case .membersWork(let id, let other):
            "can't merge a catalogue work into \(id), a member's work: merge \(id) into \(other)"
        }
    }
}
